// Node.js 26 defines these globals itself. Vitest replaces globals only if Node.js doesn't define them, so browser modules would be tested with
// the storage of Node.js instead of that of the DOM.
for (const name of ['localStorage', 'sessionStorage']) delete globalThis[name]
