import type { User } from '@sumu/contract';
import type { SessionUser } from './types';

/** Device pixels of the largest place a page shows it small. */
const enough = 88;

/** The smallest version of the picture that is still sharp in the bar, or the address there is. */
function photoOf({ picture, photoURL }: User): string {
	const light = picture?.formats.filter(
		({ mime, width }) => mime === 'image/webp' && width >= enough,
	);
	return light?.[0]?.url ?? picture?.url ?? photoURL ?? '';
}

/** What of an account every page may show. */
export const sessionUser = (user: User): SessionUser => ({
	id: user._id,
	email: user.email,
	displayName: user.displayName,
	photoURL: photoOf(user),
	emailVerified: user.emailVerified,
	phoneNumber: user.phoneNumber ?? '',
});
