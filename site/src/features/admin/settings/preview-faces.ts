import type { FontPairName } from '@sumu/contract/brand';
import workshop from '#fonts/fonts.css?inline';
import gallery from '#fonts/gallery.css?inline';
import press from '#fonts/press.css?inline';
import studio from '#fonts/studio.css?inline';

/** `@font-face` of each pair, for the page that is only to be looked at. */
export const previewFaces: Record<FontPairName, string> = { workshop, press, studio, gallery };
