/** `#rrggbb`. */
export const colourPattern = /^#[0-9a-fA-F]{6}$/;
