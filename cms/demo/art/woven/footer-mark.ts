import { text } from '../text.ts';

const edge = 3; // the headline of the first letter starts left of its origin

/** The owner's name and town for the dark footer. */
export const footerMark = (): string =>
	text(edge, 44, 48, 'সুমু, ঢাকা', '#bdb1a0', { weight: 500, width: 96 });
