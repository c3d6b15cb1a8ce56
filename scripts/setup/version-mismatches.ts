/** Packages that only work together in one version: an update must change all of them. */
const packageFamilies = [
	['react-router', 'react-router-dom', '@react-router/dev', '@react-router/node'],
	['react', 'react-dom'],
	[
		'@strapi/strapi',
		'@strapi/core',
		'@strapi/admin',
		'@strapi/database',
		'@strapi/content-manager',
		'@strapi/content-type-builder',
		'@strapi/upload',
		'@strapi/plugin-users-permissions',
		'@strapi/provider-email-nodemailer',
		'@strapi/logger',
		'@strapi/types',
		'@strapi/utils',
	],
] as const;

/**
 * Finds packages of a family that are locked in different versions.
 * @param packages of a lockfile, by path
 * @returns a line for each family with differences
 */
export const listVersionMismatches = (
	packages: Readonly<Record<string, { readonly version?: string }>>,
): string[] =>
	packageFamilies.flatMap((family) => {
		const members: readonly string[] = family;
		const lockedParts = Object.entries(packages).flatMap(([path, { version }]) => {
			const [name = '', parent] = path.split('/node_modules/').reverse();
			const packageName = name.replace(/^node_modules\//, '');
			// Another package's own copy is its own affair.
			const isOwnCopy = parent?.includes('node_modules/');
			const owner = parent?.replace(/^.*node_modules\//, '') ?? '';
			if (!version || !members.includes(packageName) || (isOwnCopy && !members.includes(owner)))
				return [];
			return [{ name: packageName, version }];
		});
		const versions = new Set(lockedParts.map(({ version }) => version));
		if (versions.size <= 1) return [];
		return [
			`${[...new Set(lockedParts.map(({ name, version }) => `${name} ${version}`))].join(', ')} do not match`,
		];
	});
