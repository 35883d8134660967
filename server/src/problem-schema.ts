/** A problem as JSON Schema, for the descriptions of our calls (RFC 9457). */
export const problemSchema = {
  type: 'object',
  required: ['type', 'status', 'title', 'detail'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string' },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'message'],
        properties: { key: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const
