import { iconsOf } from './icons-of.ts';

/** Modules shared by a few pages that all others can do without, by chunk name. */
const ofSomePages = {
	article:
		/src\/ui\/(article\/|enlargeable|share)|src\/features\/account\/sign-in\/components\/readers\./,
	'project-page':
		/src\/routes\/project\.tsx|src\/features\/projects\/(use-picture-address|case-pictures|.*\/(case-(bar|story)|gallery-figure|project-(detail|facts|frame|cover|gallery|header|neighbours)|client-quote|related-projects)\.)/,
	'post-page':
		/src\/routes\/blog\.tsx|src\/features\/blog\/(.*\/)?(post-(detail|frame)|neighbours|related-posts)\b/,
	'search-field': /src\/features\/search\//,
	'preview-frame': /src\/lib\/preview\//,
	// Rows of the cart, which the owner's lists share.
	'cart-page':
		/src\/(ui\/table\.|features\/cart\/components\/(cart-header|empty-cart|remove-button))/,
	'sign-in':
		/src\/features\/account\/sign-in\/(api\/|use-code-wanted|components\/(requested-page|code-step|form-page|google-button))|src\/routes\/accounts\/requested-content\.|src\/assets\/brands\/google|src\/ui\/password-input|contract\/src\/google-failures/,
	uncounted: /src\/lib\/visits\//,
} as const;

/** Everything except modules that depend on the forms, or that only the owner's workplace loads. */
const forVisitors =
	/^(?!.*(src\/(features\/(contact|reviews|admin)\/|lib\/upload\/|routes\/sumu\/)|node_modules\/(@dnd-kit|@tanstack\/(react-virtual|virtual-core)|@internationalized|diff|recharts|d3-|papaparse|pofile|country-to-currency|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|es-toolkit|decimal\.js-light|eventemitter3|victory-vendor|clsx|react-is|use-sync-external-store|qs|side-channel(-\w+)?|object-inspect|call-bound|call-bind-apply-helpers|get-intrinsic|get-proto|dunder-proto|es-define-property|es-errors|es-object-atoms|function-bind|gopd|has-symbols|hasown|math-intrinsics)))/;

const iconOf = (id: string) => id.match(/lucide-react\/dist\/esm\/icons\/(.*)\.mjs$/)?.[1] ?? '';
const onlyAdmins = iconsOf(/^(features\/admin|routes\/sumu)\//);
const isForVisitors = (id: string) =>
	forVisitors.test(id) &&
	!ofAdmin.test(id) &&
	!ofSettings.test(id) &&
	!Object.values(ofSomePages).some((ofThem) => ofThem.test(id)) &&
	!onlyAdmins.has(iconOf(id));

const ofForms =
	/node_modules\/(react-hook-form|@hookform|zod)\/|src\/lib\/forms\/|contract\/src\/schemas/;
/** Content types, schemas and messages of the owner’s forms, and the texts of `/sumu`. */
const ofAdmin =
	/contract\/src\/(content-types|csv-columns|sumu-screens|endpoints\/(bulk|entries|imports|letters|statistics|subscribers|tags)|messages\/owner|words\/(workplace|errors|account-notices)|schemas\/(settings\/[\w-]+|address|blog|bulk|case-study|demo|details|entry|find|history|import|inbox|letter|library|order|overview|own-pages|owner-review|picture|project|project-form|requests|required-fields|sections|service|setup|site-setting|skill|sorted|state|statistics|system-settings|tags|trash|weave|wording))\./;
/**
 * All texts of the site, and the code for its colours and fonts: a visitor's page includes only the results it needs.
 */
const ofSettings =
	/contract\/src\/(words|brand)\/|node_modules\/culori\/|src\/theme\/(look|font-pairs|use-look)\.|src\/features\/preview\/typed-words\.|\.cache\/fonts\/(?!article)[\w-]+\.css\?inline/;

/** Components of home's sections, which their own pages and the owner's previews show too. */
const partsOfHome = /src\/features\/(about\/|home\/components\/(?!token-page)|services\/|skills\/)/;
const onlyHome = iconsOf(/^features\/(about|home|services|skills)\//);
const ofHome = (id: string) => partsOfHome.test(id) || onlyHome.has(iconOf(id));
/** Lists of projects and posts and their navigation, except components that only home shows. */
const ofCards =
	/src\/(ui\/(page-links|tab-links)\.|features\/(blog|projects)\/(?!components\/(covers|latest)|api\/get-|api\/shown))/;

/** Modules that many pages share and as many do not need; each chunk includes its own dependencies. */
const ofManyPages = {
	// Form fields and their messages, without validation.
	fields:
		/contract\/src\/messages\/(pictures|submissions)\.|src\/(ui\/(checkbox|field|form-outcome|form-failure|honeypot|what-is-kept)|features\/home\/components\/token-page|theme\/recipes\/(checkbox|control))\.|node_modules\/lucide-react\/dist\/esm\/icons\/mail-check\./,
	// Cart changes and the alerts that report them.
	changes:
		/src\/(ui\/alerts\/|features\/cart\/(api\/|for-cart|use-cart\.|components\/(keep-button|readers-of-cart)))/,
} as const;
const ofMost = (id: string) =>
	isForVisitors(id) &&
	!ofHome(id) &&
	![ofForms, ofCards, ...Object.values(ofManyPages)].some((others) => others.test(id));

/**
 * Minimum number of chunks that share a module. Home's sections alone are in three, because both owner's previews
 * contain them.
 */
const most = 4;

/**
 * Creates few chunks, because many small ones cost more than they save. A group includes the dependencies of its
 * modules, unless a group of higher priority does. In order: modules for every page, further modules for the first
 * paint of home, queries, forms, modules shared by most pages, by many pages, home's sections, and the rest that
 * several pages share.
 */
export const codeSplitting = {
	groups: [
		{
			name: 'react',
			// Includes React Router's route loading, which must not import a chunk that imports React.
			test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\/|src\/lib\/chunk\/|contract\/src\/limits/,
			priority: 7,
		},
		{
			name: 'chakra',
			test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base)|@pandacss)/,
			priority: 6.7,
		},
		{ name: 'system', test: /src\/theme\/system\.ts/, priority: 6.5 },
		{
			name: 'base',
			test: /src\/(root|lib\/document\/style-cache|lib\/words\/(learn-to-speak|text-direction)|features\/seo\/components\/(page-head|structured-data)|ui\/(bleed|decoration|use-reduced-motion))\.tsx?|node_modules\/lucide-react\/dist\/esm\/icons\/arrow-up-right\./,
			priority: 6,
		},
		{ name: 'banner', test: /src\/routes\/home\.tsx/, priority: 5 },
		{
			name: 'lib',
			test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)|src\/lib\/(?!forms|upload|preview|visits|site\/(watch-site|get-site|shown-site|headline-lines)\.)/,
			priority: 4,
		},
		// Keeps the settings and the cart's figures fresh; loaded on the first interaction.
		{
			name: 'live',
			test: /src\/(lib\/site|features\/cart)\/watch-/,
			priority: 3.9,
		},
		// For the edit links of projects and posts; no other page of visitors links to a screen of the workplace.
		{ name: 'sumu-paths', test: /src\/(config\/)?sumu-paths\./, priority: 3.6 },
		{ name: 'shared', test: ofMost, minShareCount: most, priority: 3.5 },
		...Object.entries(ofManyPages).map(([name, test], at) => ({
			name,
			test,
			minShareCount: 2,
			priority: 3.49 - at / 100,
		})),
		{
			name: 'home-parts',
			test: (id: string) => isForVisitors(id) && ofHome(id),
			minShareCount: most,
			priority: 3.4,
		},
		{
			name: 'cards',
			test: (id: string) => isForVisitors(id) && ofCards.test(id),
			minShareCount: 2,
			priority: 3.3,
		},
		{
			name: 'quotes',
			test: /src\/features\/reviews\/(components\/reviewe|api\/list-reviews)/,
			minShareCount: 2,
			priority: 3.2,
		},
		{ name: 'sections', test: /src\/routes\/home-sections\.tsx/, priority: 3 },
		// Lists of posts import the tags; without their own chunk, they would load the forms too.
		{ name: 'tags', test: /contract\/src\/tags\.ts/, priority: 2.5 },
		{
			name: 'forms',
			test: (id: string) => ofForms.test(id) && !ofAdmin.test(id),
			minShareCount: 2,
			priority: 3.7,
		},
		{ name: 'admin', test: ofAdmin, minShareCount: 2, priority: 1.5 },
		{ name: 'settings', test: ofSettings, minShareCount: 2, priority: 1.4 },
		{ name: 'ui', test: isForVisitors, minShareCount: 2, priority: 1 },
		{ name: 'item-reviews', test: /src\/features\/reviews\//, minShareCount: 2, priority: 0.5 },
		...Object.entries(ofSomePages).map(([name, test], at) => ({
			name,
			test,
			minShareCount: 2,
			// Chunks shared by several pages have priority over those of one page.
			priority: 0.4 / (at + 1),
		})),
	],
};

/** Patterns of module paths above; each of their alternatives must match a module. */
export const modulePatterns: readonly RegExp[] = [
	...Object.values(ofSomePages),
	forVisitors,
	ofForms,
	ofAdmin,
	ofSettings,
	partsOfHome,
	ofCards,
	...Object.values(ofManyPages),
	...codeSplitting.groups.map(({ test }) => test).filter((test) => test instanceof RegExp),
];
