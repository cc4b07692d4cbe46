import { z } from 'zod'
import { htmlFaults } from '../html'

/** A piece of HTML without scripts, styles and event attributes, and with every element closed. */
export const HtmlSchema = z
  .string()
  .min(1)
  .superRefine((html, context) => {
    for (const message of htmlFaults(html)) context.addIssue({ code: 'custom', message, input: html })
  })
