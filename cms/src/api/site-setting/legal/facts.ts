import { confirmWithin, type LegalPage, type Site } from '@sumu/contract';
import { env } from '../../../env';
import { nightsKept } from '../../../housekeeping/nights-kept';
import { features } from '../features';

/** Owner and settings, as the legal pages use them. */
export type Keeper = Pick<Site, 'ownerName' | 'contact' | 'readers' | 'wording'>;

/** Returns the features in use, and how long data is kept. */
export const inUse = async () => ({
	...(await features()),
	location: Boolean(env.GEOIP_URL),
	/** Number of nightly backups kept. */
	backups: await nightsKept(),
	/** Days until an unconfirmed subscription is deleted. */
	days: confirmWithin / (24 * 3_600_000),
});

export type Used = Awaited<ReturnType<typeof inUse>>;

export type Templates = Readonly<Record<LegalPage, (keeper: Keeper, used: Used) => string>>;

/** Escapes Markdown characters, so that a name appears literally. */
export const plainly = (name: string) => name.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

/** Returns the postal address on one line. */
export const addressOf = ({ contact }: Keeper) =>
	plainly(contact.address.replace(/\s*\n\s*/g, ', '));
