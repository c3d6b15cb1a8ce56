import { errors } from '@strapi/utils';
import { apiEndpoints, isReservedSlug, messages, sitePages } from '@sumu/contract';
import { normalizePath } from '../../platform/addresses/page-addresses';
import type { DocumentWrite } from '../../platform/documents/document-write';

const siteSettingUid = 'api::site-setting.site-setting';

interface Addresses {
	adminPath?: string | null;
	extraPages?: { slug?: string }[] | null;
}
interface Problem {
	path: string[];
	message: string;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/**
 * Checks whether the product uses a first path segment. The contract knows the site's pages; the other routes are those
 * of Strapi and the original backend, as registered.
 */
function isTaken(segment: string): boolean {
	if (isReservedSlug(segment)) return true;
	const paths = [...strapi.server.listRoutes(), ...Object.values(apiEndpoints)].map(
		({ path }) => path,
	);
	return paths.some((path) => firstSegment(String(path)) === segment);
}

const readStoredAddresses = (): Promise<Addresses | null> =>
	strapi.db
		.query(siteSettingUid)
		.findOne({ select: ['adminPath'], populate: { extraPages: true } });

/** Returns the path in the workplace behind the owner's own address for it; null for any other path. */
export async function workplaceAt(path: string): Promise<string | null> {
	const [, first = '', ...rest] = normalizePath(path).split('/');
	if (!first) return null;
	const row = await strapi.db.query(siteSettingUid).findOne({ select: ['adminPath'] });
	return row?.adminPath && row.adminPath.toLowerCase() === first.toLowerCase()
		? [sitePages.workplace, ...rest].join('/')
		: null;
}

const slugsOf = ({ extraPages }: Addresses) => extraPages?.map(({ slug = '' }) => slug) ?? [];

/** Returns the addresses that collide with the product's or with each other. */
function problemsIn(newAddresses: Addresses, before: Addresses): Problem[] {
	const slugs = slugsOf(newAddresses);
	const problems = slugs.flatMap((slug, at): Problem[] => {
		const path = ['extraPages', String(at), 'slug'];
		if (isTaken(slug) && !slugsOf(before).includes(slug))
			return [{ path, message: messages.slugReserved }];
		return slugs.indexOf(slug) < at ? [{ path, message: messages.slugTwice }] : [];
	});
	const { adminPath } = newAddresses;
	if (adminPath && isTaken(adminPath))
		problems.push({ path: ['adminPath'], message: messages.slugReserved });
	const path = adminPath === undefined ? before.adminPath : adminPath;
	const at = path ? slugsOf(newAddresses.extraPages ? newAddresses : before).indexOf(path) : -1;
	if (at >= 0)
		problems.push({
			path: adminPath ? ['adminPath'] : ['extraPages', String(at), 'slug'],
			message: messages.slugTwice,
		});
	return problems;
}

/** Refuses an owner's address that is already taken, whether it is saved in `/sumu` or in the panel. */
export async function refuseTakenAddresses({ params }: DocumentWrite) {
	const data = (params.data ?? {}) as Addresses;
	if (!data.adminPath && !data.extraPages) return;
	const problems = problemsIn(data, (await readStoredAddresses()) ?? {});
	if (problems[0]) throw new errors.ValidationError(problems[0].message, { errors: problems });
}
