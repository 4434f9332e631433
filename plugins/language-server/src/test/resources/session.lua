-- A session of headless Neovim with the server: what the editor sees is written to the file $LOG.
local log = io.open(vim.env.LOG, 'w')
local function say(...) log:write(string.format(...), '\n') log:flush() end
local ok, problem = xpcall(function()
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.SOURCE))
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ name = 'parcast', cmd = vim.fn.json_decode(vim.env.SERVER), root_dir = vim.fn.fnamemodify(vim.env.SOURCE, ':h') })
  vim.lsp.buf_attach_client(buffer, id)
  local client = vim.lsp.get_client_by_id(id)

  local function wait(what, condition)
    if not vim.wait(60000, condition, 50) then error('waited in vain for ' .. what) end
  end
  local function ask(method, parameters)
    parameters.textDocument = { uri = vim.uri_from_bufnr(buffer) }
    local answer = client.request_sync(method, parameters, 60000, buffer)
    if answer.err then error(method .. ': ' .. vim.inspect(answer.err)) end
    return answer.result
  end
  local function diagnostics(title, count)
    wait(title, function() return #vim.diagnostic.get(buffer) == count end)
    for _, each in ipairs(vim.diagnostic.get(buffer)) do say('%s %d: %s', title, each.lnum + 1, each.message) end
  end

  wait('the server', function() return client.initialized end)
  diagnostics('pointed at', 2)
  client.request_sync('workspace/executeCommand', { command = 'parcast.showAll' }, 60000, buffer)
  diagnostics('opened', 3)
  for _, lens in ipairs(ask('textDocument/codeLens', {})) do say('lens %d: %s', lens.range.start.line + 1, lens.command.title) end
  say('hover: %s', ask('textDocument/hover', { position = { line = 4, character = 8 } }).contents.value:gsub('\n', ' '))

  local range = { start = { line = 5, character = 0 }, ['end'] = { line = 5, character = 0 } }
  local actions = ask('textDocument/codeAction', { range = range, context = { diagnostics = {} } })
  for _, action in ipairs(actions) do
    if action.title:find('Insert //#omp', 1, true) then
      vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      break
    end
  end
  say('inserted: %s', vim.api.nvim_buf_get_lines(buffer, 5, 6, true)[1])
  wait('lines moved', function()
    local found = vim.diagnostic.get(buffer)
    return #found == 3 and found[2].lnum == 6
  end)

  vim.api.nvim_buf_set_lines(buffer, 0, 0, true, { 'this is no Java' })
  diagnostics('broken', 1)
  vim.api.nvim_buf_set_lines(buffer, 0, 1, true, {}) -- 'undo' would take back all that the script has done
  diagnostics('mended', 3)

  local answer = client.request_sync('workspace/executeCommand', { command = 'parcast.analyze', arguments = { vim.uri_from_bufnr(buffer) } }, 120000, buffer)
  say('ran: %s', answer.err and vim.inspect(answer.err) or answer.result)
  for _, lens in ipairs(ask('textDocument/codeLens', {})) do say('measured %d: %s', lens.range.start.line + 1, lens.command.title) end

  client.stop()
  wait('the end', function() return client.is_stopped() end)
  say('stopped')
end, debug.traceback)
if not ok then say('failed: %s', problem) end
log:close()
vim.cmd('qall!')
