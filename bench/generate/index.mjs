#!/usr/bin/env node
// node bench/generate/index.mjs <folder> [--pages=360]: writes a bench site, for experiments with many pages.
import { resolve } from 'node:path'
import { writeSite } from './write-site.mjs'

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const pages = Number(process.argv.find((argument) => argument.startsWith('--pages='))?.slice('--pages='.length) ?? 360)
if (!folder || !(pages >= 20)) {
  console.error('usage: node bench/generate/index.mjs <folder> [--pages=360]   (20 pages or more; the folder is emptied first)')
  process.exit(2)
}
const { words, codeBlocks, sidebars } = writeSite(resolve(folder), pages)
console.log(
  `${folder}: ${pages} pages in ${sidebars} sidebars, ${Math.round(words / pages)} words and ${(codeBlocks / pages).toFixed(1)} code blocks a page`,
)
