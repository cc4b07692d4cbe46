import { z } from 'zod'

const LineSchema = z.string().regex(/^\S(?:[^\n]*\S)?$/, 'Expected inline Markdown on one line, without spaces at its ends.')
const NamesSchema = z.record(z.string(), LineSchema)

/** Groups of methods, in the order of a page. */
export const GROUPS = ['create', 'run', 'test', 'change', 'read'] as const

const MethodSchema = z.strictObject({
  summary: LineSchema.optional(),
  /** More paragraphs, each inline Markdown. */
  details: z.array(LineSchema).optional(),
  parameters: NamesSchema.optional(),
  returns: LineSchema.optional(),
  /** What makes a call raise an error, by the name of the error. */
  raises: NamesSchema.optional(),
  group: z.enum(GROUPS).optional(),
})

/** The description of one class, or of a module with functions. */
export const DescriptionSchema = z
  .strictObject({
    /** Qualified name in the facts. */
    class: z.string().min(1).optional(),
    module: z.string().min(1).optional(),
    /** What it is for, in one sentence. */
    summary: LineSchema.optional(),
    /** When to use it. */
    use: LineSchema.optional(),
    /** How objects are made; for classes whose constructor isn't called by users. Its parameters aren't shown then. */
    created: LineSchema.optional(),
    /** Region of a snippet that prints something: `guides/start.py#create`. */
    example: z
      .string()
      .regex(/^[\w./-]+#[\w-]+$/, 'Expected a region of a snippet, such as "guides/start.py#create".')
      .optional(),
    /** Explains names that the example uses but doesn't define, such as "`suite` is an empty Suite." */
    setup: LineSchema.optional(),
    parameters: NamesSchema.optional(),
    properties: NamesSchema.optional(),
    methods: z.record(z.string(), MethodSchema).optional(),
  })
  .refine(({ setup, example }) => setup === undefined || example !== undefined, {
    path: ['setup'],
    error: 'Expected an example, which setup introduces.',
  })

const FamilySchema = z.strictObject({
  /** What the methods do, in one sentence. */
  summary: LineSchema,
  /** What differs in a method, for its row. */
  row: LineSchema,
})

/** Descriptions that many classes and methods share. Those of a class take precedence. */
export const SharedSchema = z.strictObject({
  /** By name, for constructors and methods of all classes. */
  parameters: NamesSchema.optional(),
  /** Lists of texts for `{label}`, by what the `*` of a pattern stands for. */
  labels: z.record(z.string(), NamesSchema).optional(),
  /** By a pattern of the name. The first one that fits is used. */
  methods: z
    .array(
      MethodSchema.extend({
        /** Name of a method; `*` is any part of it, which texts repeat as `{name}`. */
        match: z.string().regex(/^[A-Za-z_]\w*\*?\w*$|^\*\w+$/, 'Expected the name of a method with at most one "*".'),
        /** Names of the classes that define the method. Default: all. */
        classes: z.array(z.string()).min(1).optional(),
        /** Name of a list in `labels`. Methods without a label in it are not described by this entry. */
        labels: z.string().min(1).optional(),
        /** Describes the parameters that have no description, in one line. */
        rest: LineSchema.optional(),
        /** Shows these methods as one table if a class has several. */
        family: FamilySchema.optional(),
      }),
    )
    .optional(),
})

export type Description = z.output<typeof DescriptionSchema>
export type MethodDescription = z.output<typeof MethodSchema>
export type Shared = z.output<typeof SharedSchema>
export type FamilyDescription = z.output<typeof FamilySchema>
export type Group = (typeof GROUPS)[number]
