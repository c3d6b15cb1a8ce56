import { type Site, SUBSCRIPTION_LINK_LIFETIME_MS } from '@sumu/contract';
import { env } from '../../../env';
import { getBackupRetention } from '../../../housekeeping/backup-state';
import { readEnabledFeatures } from '../read-site';

/** Owner and settings, as the legal pages use them. */
export type SiteOwner = Pick<
	Site,
	'ownerName' | 'contact' | 'askForPages' | 'readers' | 'wording' | 'language' | 'features'
>;

/** Returns the features in use, and how long data is kept. */
export const readPrivacyFacts = async () => ({
	...(await readEnabledFeatures()),
	location: Boolean(env.GEOIP_URL),
	/** Number of nightly backups kept. */
	backups: await getBackupRetention(),
	/** Days until an unconfirmed subscription is deleted. */
	days: SUBSCRIPTION_LINK_LIFETIME_MS / (24 * 3_600_000),
});

export type PrivacyFacts = Awaited<ReturnType<typeof readPrivacyFacts>>;

/** Escapes Markdown characters, so that a name appears literally. */
export const escapeMarkdown = (name: string) => name.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

/** Returns the postal address on one line. */
export const addressOf = ({ contact }: SiteOwner) =>
	escapeMarkdown(contact.address.replace(/\s*\n\s*/g, ', '));
