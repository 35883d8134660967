/** Bytes as a store gives them: SQLite's driver answers with the bare buffer. */
export const bytesOf = (content: Uint8Array | ArrayBuffer): Buffer =>
  content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
