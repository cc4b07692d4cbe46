import { defineConfig } from 'docs-engine'

export default defineConfig({
  title: 'Widget Docs',
  url: 'https://docs.example.com',
})
