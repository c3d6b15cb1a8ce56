export const PictureField = (_: { name: string; label: string }) => null;
