// Imports run one way: contract -> cms, contract -> site; in the site, shared -> features -> routes.
const testFiles = 'vitest\\.config\\.ts$|\\.test\\.tsx?$|/tests?/|/testing/|^e2e/|^bench/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'no-circular-folders',
			severity: 'error',
			scope: 'folder',
			from: { path: '^(cms|site|contract)/src/' },
			to: { circular: true },
		},
		{
			name: 'contract-knows-nobody',
			severity: 'error',
			from: { path: '^contract/src' },
			to: { path: '^(cms|site|e2e|bench|scripts)/|node_modules/(react|@strapi)' },
		},
		{
			name: 'cms-and-site-never-meet',
			severity: 'error',
			from: { path: '^(cms|site)/' },
			to: { path: '^(cms|site|e2e|bench|scripts)/', pathNot: '^$1/' },
		},
		{
			name: 'panel-knows-only-itself',
			comment: 'It is built anew when its own folder changes: scripts/builds/builds.ts.',
			severity: 'error',
			from: { path: '^cms/src/admin/' },
			to: { path: '^cms/', pathNot: '^cms/(src/admin|node_modules)/' },
		},
		{
			name: 'features-never-import-each-other',
			severity: 'error',
			from: { path: '^site/src/features/([^/]+)/' },
			to: { path: '^site/src/features/', pathNot: '^site/src/features/$1/' },
		},
		{
			name: 'account-rooms-never-import-each-other',
			severity: 'error',
			from: { path: '^site/src/features/account/([^/]+)/' },
			to: { path: '^site/src/features/account/', pathNot: '^site/src/features/account/$1/' },
		},
		{
			name: 'only-the-workplace-imports-admin',
			comment: 'What a visitor loads knows nothing of /sumu.',
			severity: 'error',
			from: {
				path: '^site/src/',
				pathNot: ['^site/src/features/admin/', '^site/src/routes/sumu/'],
			},
			to: { path: '^site/src/features/admin/' },
		},
		{
			name: 'browsers-never-load-all-languages',
			comment: 'The translations are 500 kB; a page contains the texts that it uses.',
			severity: 'error',
			from: {
				path: '^(site/src|cms/src/admin)/',
				pathNot: [testFiles, '\\.server\\.tsx?$', '^site/src/routes/language\\.ts$'],
			},
			to: { path: '^contract/(src|dist)/locales/' },
		},
		{
			name: 'features-never-import-routes',
			severity: 'error',
			from: { path: '^site/src/features/' },
			to: { path: '^site/src/(routes/|root|routes\\.ts)' },
		},
		{
			name: 'ui-knows-no-feature-and-no-session',
			severity: 'error',
			from: { path: '^site/src/(ui|theme)/' },
			to: { path: '^site/src/(features|routes|lib/(api|auth|query|session|site|upload))/' },
		},
		{
			name: 'lib-knows-nobody-above',
			comment: 'What draws stands in ui or in a feature.',
			severity: 'error',
			from: { path: '^site/src/(lib|config)/' },
			to: { path: '^site/src/(ui|theme|features|routes)/' },
		},
		{
			name: 'product-never-imports-tests',
			severity: 'error',
			from: { path: '^(contract/src|cms/src|cms/config|site/src|scripts)/', pathNot: testFiles },
			to: { path: '\\.test\\.tsx?$|/tests/|^site/src/testing/|^e2e/' },
		},
		{
			name: 'only-presenters-build-answers',
			comment:
				'Presenters list the fields that may leave; they know no service, controller or route.',
			severity: 'error',
			from: { path: '^cms/src/.*presenter\\.ts$' },
			to: {
				path: '^cms/src/(api|identity|policies|middlewares|bootstrap)/',
				pathNot:
					'presenter\\.ts$|schema\\.json$|^cms/src/api/(review/review-target|site-setting/setting-fields)\\.ts$',
			},
		},
		{
			name: 'platform-knows-no-resource',
			severity: 'error',
			from: { path: '^cms/src/platform/' },
			to: { path: '^cms/src/(api|identity|access|policies|middlewares|bootstrap|openapi)/' },
		},
		{
			name: 'identity-knows-no-resource',
			severity: 'error',
			from: { path: '^cms/src/identity/' },
			to: { path: '^cms/src/(api|policies|middlewares|bootstrap|openapi)/' },
		},
		{
			name: 'no-undeclared-dependency',
			severity: 'error',
			from: { path: '^(contract|cms|site|scripts)/', pathNot: testFiles },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: {
			path: '(^|/)(dist|dist-dev|build|\\.react-router|\\.strapi|\\.cache|coverage|test-results|types/generated)/|^cms/node_modules/',
		},
		tsPreCompilationDeps: true,
		combinedDependencies: true,
		enhancedResolveOptions: {
			conditionNames: ['import', 'require', 'node', 'default', 'types'],
			exportsFields: ['exports'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
		},
	},
};
