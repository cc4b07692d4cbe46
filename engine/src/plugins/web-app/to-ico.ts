/** Size of the file header and of one image entry, in bytes. */
const HEADER = 22

/** Wraps a PNG image in an ICO file. @param size width and height in pixels, less than 256 */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(HEADER)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER, 18)
  return Buffer.concat([header, png])
}
