'use strict';
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const grouped = value => value.toLocaleString('en', {maximumFractionDigits: 1});

  /** The stops of the colour scale, for the theme that is shown. */
  function stops() {
    return getComputedStyle(document.documentElement).getPropertyValue('--heat').trim().split(/\s+/)
      .map(hex => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)));
  }

  /** The colour at a place of the scale, 0 to 1. */
  function colour(scale, at) {
    const place = Math.max(0, Math.min(1, at)) * (scale.length - 1);
    const index = Math.min(scale.length - 2, Math.floor(place));
    return scale[index].map((low, i) => low + (scale[index + 1][i] - low) * (place - index));
  }

  /** Where a value is on the scale: logarithmic where values are far apart. */
  function position(value, low, high) {
    if (high <= low) {
      return 0.7;
    }
    return high > 30 * low ? Math.log(value / low) / Math.log(high / low) : value / high;
  }

  function numbers(text) {
    return text ? text.split(' ').map(Number) : [];
  }

  function paint(canvas, colours) {
    const context = canvas.getContext('2d');
    const image = context.createImageData(canvas.width, canvas.height);
    colours.forEach(([x, y, rgb]) => image.data.set([...rgb, 255], 4 * (y * canvas.width + x)));
    context.putImageData(image, 0, 0);
  }

  function draw(figure) {
    const scale = stops();
    const legend = figure.querySelector('.scale canvas');
    paint(legend, Array.from({length: legend.width}, (_, x) => [x, 0, colour(scale, x / (legend.width - 1))]));
    for (const canvas of figure.querySelectorAll('.map canvas')) {
      const data = numbers(canvas.dataset.cells);
      const low = Number(canvas.dataset.low);
      const high = Number(canvas.dataset.high);
      const colours = [];
      for (let i = 0; i < data.length; i += 3) {
        colours.push([data[i + 1], data[i], colour(scale, position(data[i + 2], low, high))]);
      }
      paint(canvas, colours);
    }
  }

  /** Tells the cell under the pointer, or the one that the arrow keys have reached. */
  function read(canvas, unit) {
    const readout = canvas.parentElement.querySelector('.readout');
    const block = Number(canvas.dataset.block);
    const size = Number(canvas.dataset.size);
    const values = new Map();
    const data = numbers(canvas.dataset.cells);
    for (let i = 0; i < data.length; i += 3) {
      values.set(data[i] * canvas.width + data[i + 1], data[i + 2]);
    }
    let row = 0;
    let column = 0;
    const range = cell => block === 1 ? cell : `${cell * block}\u2013${Math.min(size, (cell + 1) * block) - 1}`;
    const tell = () => {
      readout.textContent = `${range(row)} \u2192 ${range(column)}: ${grouped(values.get(row * canvas.width + column) || 0)} ${unit}`;
    };
    canvas.addEventListener('pointermove', event => {
      const box = canvas.getBoundingClientRect();
      column = Math.max(0, Math.min(canvas.width - 1, Math.floor((event.clientX - box.left) / box.width * canvas.width)));
      row = Math.max(0, Math.min(canvas.height - 1, Math.floor((event.clientY - box.top) / box.height * canvas.height)));
      tell();
    });
    canvas.addEventListener('keydown', event => {
      const move = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]}[event.key];
      if (move) {
        event.preventDefault();
        row = Math.max(0, Math.min(canvas.height - 1, row + move[0]));
        column = Math.max(0, Math.min(canvas.width - 1, column + move[1]));
        tell();
      }
    });
  }

  const figures = document.querySelectorAll('figure.heat');
  const drawAll = () => figures.forEach(draw);
  drawAll();
  dark.addEventListener('change', drawAll);
  matchMedia('print').addEventListener('change', drawAll); // paper is light
  figures.forEach(figure => figure.querySelectorAll('.map canvas').forEach(canvas => read(canvas, figure.dataset.unit)));

  /** The rows of a CSV text, its head among them. */
  function rowsOf(csv) {
    const rows = [[]];
    for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
      rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
      if (end === '\n') {
        rows.push([]);
      }
    }
    return rows;
  }

  /** The CSV that a link holds; what is packed, as it is long, is unpacked, and the link made. */
  async function csvOf(link) {
    if (!link.dataset.packed) {
      return decodeURIComponent(link.href.replace(/^[^,]*,/, ''));
    }
    const packed = Uint8Array.from(atob(link.dataset.packed), character => character.charCodeAt(0));
    const csv = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
    link.href = URL.createObjectURL(new Blob([csv], {type: 'text/csv'}));
    return csv;
  }

  /** Lets a table be sorted by its heads, by the values of its CSV, and a long one be filtered. */
  function arrange(region) {
    const table = region.querySelector('table');
    const body = table.tBodies[0];
    const rows = [...body.rows];
    if (rows.length < 2) {
      return;
    }
    const csv = csvOf(region.nextElementSibling.querySelector('a')).then(rowsOf);
    const place = new Map(rows.map((row, i) => [row, i]));
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', async () => {
        const values = await csv;
        const down = head.getAttribute('aria-sort') === (head.className === 'n' ? 'descending' : 'ascending') ? !(head.className === 'n') : head.className === 'n';
        [...table.tHead.rows[0].cells].forEach(other => other.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const value = row => values[place.get(row) + 1][column];
        const compare = head.className === 'n' ? (a, b) => Number(a) - Number(b) : (a, b) => a.localeCompare(b, 'en', {numeric: true});
        body.append(...[...rows].sort((a, b) => (value(a) === '') - (value(b) === '') || (down ? -1 : 1) * compare(value(a), value(b))));
      });
    });
    if (rows.length > 8) {
      const label = document.createElement('label');
      const field = document.createElement('input');
      const shown = document.createElement('span');
      field.type = 'search';
      shown.setAttribute('role', 'status');
      label.append('Filter ', field);
      field.addEventListener('input', () => {
        const wanted = field.value.toLowerCase();
        rows.forEach(row => { row.hidden = !row.textContent.toLowerCase().includes(wanted); });
        const left = rows.filter(row => !row.hidden).length;
        shown.textContent = wanted ? `${left} of ${rows.length} rows` : '';
      });
      const tools = document.createElement('p');
      tools.className = 'filter';
      tools.append(label, shown);
      region.before(tools);
    }
  }
  document.querySelectorAll('.table').forEach(arrange);

  /* A place in the source that is shown leads there. */
  const lines = new Map();
  document.querySelectorAll('figure.source').forEach((figure, i) => {
    const file = figure.querySelector('figcaption').textContent.trim().split('/').pop();
    figure.querySelectorAll('tbody th').forEach(number => {
      const row = number.parentElement;
      row.id = `source-${i}-${number.textContent}`;
      row.tabIndex = -1;
      if (!lines.has(`${file}:${number.textContent}`)) {
        lines.set(`${file}:${number.textContent}`, row.id);
      }
    });
  });
  document.querySelectorAll('.table td').forEach(cell => {
    for (let text = cell.firstChild; text && text.nodeType === Node.TEXT_NODE; ) {
      const found = [...text.data.matchAll(/[^\s:/]+\.\w+:\d+/g)].find(place => lines.has(place[0]));
      if (!found) {
        break;
      }
      const link = document.createElement('a');
      link.href = `#${lines.get(found[0])}`;
      const place = text.splitText(found.index);
      text = place.splitText(found[0].length);
      place.replaceWith(link);
      link.append(place);
    }
  });

  /* What is looked for in tables and source, as links to where it stands. */
  const search = document.querySelector('.search input');
  const results = document.querySelector('.search ul');
  const told = document.querySelector('.search p');
  let named = 0;
  search.closest('.search').hidden = false;
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    const found = wanted.length < 2 ? [] : [...document.querySelectorAll('main .table tbody tr, main .source tbody tr:not(.gap)')].filter(row => row.textContent.toLowerCase().includes(wanted));
    told.textContent = wanted.length < 2 ? '' : found.length > 12 ? `12 of ${found.length} places` : `${found.length} ${found.length === 1 ? 'place' : 'places'}`;
    results.replaceChildren(...found.slice(0, 12).map((row, i) => {
      const entry = document.createElement('li');
      const link = document.createElement('a');
      row.id ||= `found-${++named}`;
      row.tabIndex = -1;
      link.href = `#${row.id}`;
      link.textContent = row.innerText.replace(/\s+/g, ' ').trim().slice(0, 60);
      entry.append(link);
      return entry;
    }));
  });

  /** Opens what a link leads into, and puts the focus there. */
  function reach() {
    const row = document.getElementById(location.hash.slice(1));
    if (row && row.matches('tr')) {
      for (let at = row.parentElement; at; at = at.parentElement) {
        if (at.matches('details')) {
          at.open = true;
        }
      }
      row.hidden = false;
      row.scrollIntoView({block: 'center'});
      row.focus({preventScroll: true});
    }
  }
  addEventListener('hashchange', reach);
  reach();

  /* The section that is being read, in the list of sections. */
  const links = new Map([...document.querySelectorAll('nav > ul a')].map(link => [link.getAttribute('href').slice(1), link]));
  const watcher = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        links.forEach(link => link.removeAttribute('aria-current'));
        links.get(entry.target.id)?.setAttribute('aria-current', 'true');
      }
    }
  }, {rootMargin: '-10% 0px -75% 0px'});
  document.querySelectorAll('main > section').forEach(section => watcher.observe(section));
})();
