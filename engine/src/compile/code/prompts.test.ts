import { expect, test } from 'vitest'
import { checkPrompts, readSession } from './prompts'

test.each([
  ['bash', '$ pip install gx'],
  ['bash', 'cd x\n$ ls'],
  ['bash', '  $ ls'],
  ['bash', '% ls'],
  ['bash', '❯ ls'],
  ['bash', '(venv) $ pip install gx'],
  ['bash', '(.venv-1) user@host:~/docs$ ls'],
  ['bash', 'root@0a1b2c:/# apt-get update'],
  ['bash', '[user@host docs]$ ls'],
  ['bash', 'me@mac ~ % ls'],
  ['bash', 'bash-5.2$ ls'],
  ['bash', '>>> import great_expectations'],
  ['bash', 'PS> dir'],
  ['bash', 'PS C:\\Users\\me> dir'],
  ['bash', 'C:\\>dir'],
  ['bash', 'C:\\Users\\me> dir'],
  ['bash', 'cat <<EOF\n$ text\nEOF\n$ ls'],
  ['powershell', '(venv) PS C:\\docs> dir'],
  ['powershell', 'PS /home/me> dir'],
  ['bat', 'D:\\docs>dir'],
  ['python', '>>> 1 + 1'],
  ['python', 'import x\n>>> x'],
  ['python', '>>>'],
  ['python', 'In [12]: 1 + 1'],
  ['python', '$ pip install gx'],
  ['python', 'def f():\n    """One line."""\n>>> f()'],
  ['sql', 'postgres=# select 1;'],
  ['sql', 'mysql> select 1;'],
  ['javascript', '$ npm install'],
])('a prompt is an error in %s: %j', (language, code) => {
  const found = () => checkPrompts(code, language)
  expect(found).toThrow(expect.objectContaining({ code: 'code-prompt', at: String(code.split('\n').length) }))
})

test.each([
  ['bash', '# root isn’t distinguishable from a comment\nls'],
  ['bash', '$HOME/bin/x\n$(which python) x.py\n> out.txt'],
  ['bash', 'npm install \\\n  foo@1.0.0 # fixed\nscp me@host:/tmp/x . # copy'],
  ['bash', "cat > README.md <<'EOF'\n$ pip install gx\n>>> import gx\nEOF\nls"],
  ['bash', 'cat <<-END\n\t% x\n\tEND\nls'],
  ['powershell', '$env:HOME\n$x = 1'],
  ['python', 'def f():\n    """\n    >>> f()\n    1\n    """\n    ...'],
  ['python', "x = '''\n$ ls\n>>> 1\n'''"],
  ['python', 'y = (\n    "%s"\n    % name\n)\n...'],
  ['javascript', '$ = jQuery\n$(x)\n$.get(1)'],
  ['yaml', 'run: |\n  $ ls'],
  ['text', '$ ls\n>>> 1'],
  ['diff', '$ ls'],
  ['console', '$ ls'],
  ['pycon', '>>> 1'],
])('other code is accepted in %s: %j', (language, code) => {
  expect(() => checkPrompts(code, language)).not.toThrow()
})

test('the hint names the language for a session', () => {
  expect(() => checkPrompts('>>> 1', 'python')).toThrow(expect.objectContaining({ hint: expect.stringContaining('"pycon"') }))
  expect(() => checkPrompts('$ ls', 'bash')).toThrow(expect.objectContaining({ hint: expect.stringContaining('"console"') }))
})

/** Prompts in brackets, commands, and output after `:`. */
const read = (code: string, language = 'console') =>
  readSession(code.split('\n'), language).map(({ prompt, text, isCommand }) =>
    isCommand ? `${prompt && `[${prompt}]`}${text}` : `:${text}`,
  )

test.each([
  ['$ ls\na.md\n\n$ cat a.md\n$', ['[$ ]ls', ':a.md', ':', '[$ ]cat a.md', '[$]']],
  ['(venv) $ ls\n# a comment\n  % Total', ['[(venv) $ ]ls', ':# a comment', ':  % Total']],
  ['root@host:~# ls\nPS C:\\> dir\nC:\\docs>dir', ['[root@host:~# ]ls', '[PS C:\\> ]dir', '[C:\\docs>]dir']],
  ['$ docker run \\\n>   -it \\\n    gx\nready', ['[$ ]docker run \\', '[> ]  -it \\', '    gx', ':ready']],
  ['$ ls |\n> wc\n> 1', ['[$ ]ls |', '[> ]wc', ':> 1']],
  ['$ cat <<EOF\n> $ a\nb\n> EOF\n$ ls', ['[$ ]cat <<EOF', '[> ]$ a', 'b', '[> ]EOF', '[$ ]ls']],
  ['$ cat <<<EOF\n> EOF\n$ echo $((1<<n))\n4', ['[$ ]cat <<<EOF', ':> EOF', '[$ ]echo $((1<<n))', ':4']],
  ['$ echo "a\n> b\n> c"\na', ['[$ ]echo "a', '[> ]b', '[> ]c"', ':a']],
  ['$ echo "it\'s \\"" # it\'s\n> it\'s', ['[$ ]echo "it\'s \\"" # it\'s', ":> it's"]],
  ['$ python\n>>> if x:\n...     y\n...\n1\n...', ['[$ ]python', '[>>> ]if x:', '[... ]    y', '[...]', ':1', ':...']],
  ['# apt-get update\n# reboot', ['[# ]apt-get update', '[# ]reboot']],
  ['# Install\npip install gx\n', ['# Install', 'pip install gx', '']],
  ['/ # ls', ['[/ # ]ls']],
])('a terminal session is split into prompts, commands, and output: %j', (code, lines) => {
  expect(read(code)).toEqual(lines)
})

test.each([
  ['>>> x\n1\n>>> y\n', ['[>>> ]x', ':1', '[>>> ]y', ':']],
  [
    'In [1]: for x in y:\n   ...:     x\n   ...:\nOut[1]: 2',
    ['[In [1]: ]for x in y:', '[   ...: ]    x', '[   ...:]', ':Out[1]: 2'],
  ],
  ['Traceback\n  ...\n>>> "$ x"', [':Traceback', ':  ...', '[>>> ]"$ x"']],
  ['x = 1', ['x = 1']],
])('a Python session is split into prompts, commands, and output: %j', (code, lines) => {
  expect(read(code, 'pycon')).toEqual(lines)
})
