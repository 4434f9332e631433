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

  /* The section that is being read, in the list of sections. */
  const links = new Map([...document.querySelectorAll('nav a')].map(link => [link.getAttribute('href').slice(1), link]));
  const watcher = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        links.forEach(link => link.removeAttribute('aria-current'));
        links.get(entry.target.id).setAttribute('aria-current', 'true');
      }
    }
  }, {rootMargin: '-10% 0px -75% 0px'});
  document.querySelectorAll('main > section').forEach(section => watcher.observe(section));
})();
