// Runs first in each document. Keeps problems in the session storage, where they survive navigations.
const record = (problem) => {
  const problems = JSON.parse(sessionStorage.getItem('smoke-problems') ?? '[]')
  sessionStorage.setItem('smoke-problems', JSON.stringify([...problems, `${location.pathname}: ${problem}`]))
}
addEventListener(
  'error',
  ({ target, message }) => record(target === window ? message : `${target.src ?? target.href} could not be loaded`),
  true,
)
addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  record(`${violatedDirective} blocked ${blockedURI}`),
)
for (const level of ['error', 'warn']) {
  const log = console[level]
  console[level] = (...args) => {
    // Browsers report scripts that were still loading when the reader left the page.
    if (!/dynamically imported module|Importing a module script failed/.test(args)) record(`console.${level}: ${args.join(' ')}`)
    log.apply(console, args)
  }
}
addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('smoke-persisted', String(persisted)))
