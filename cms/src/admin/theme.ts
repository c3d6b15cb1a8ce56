import { darkTheme, lightTheme } from '@strapi/design-system';

/** Strapi's grey for the titles of widgets is too pale to read on white. */
const readableGrey = lightTheme.colors.neutral600;

export const theme = {
	light: { ...lightTheme, colors: { ...lightTheme.colors, neutral500: readableGrey } },
	dark: darkTheme,
};
