import { expect, test } from 'vitest'
import { compileCleanly } from '../../../test/support/compile-for-test'
import { PAGE_KINDS, TEMPLATES } from './templates'

test.each(PAGE_KINDS)('the template of the kind %s builds without changes', async (kind) => {
  await expect(compileCleanly(`\n${TEMPLATES[kind]}`)).resolves.toBeDefined()
})
