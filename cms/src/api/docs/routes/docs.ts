const createDocsRoute = (path: string, action: string) => ({
	method: 'GET',
	path,
	handler: `docs.${action}`,
	config: { auth: false },
});

export default {
	routes: [
		createDocsRoute('/docs', 'page'),
		createDocsRoute('/docs/openapi.json', 'document'),
		createDocsRoute('/docs/viewer.js', 'script'),
		createDocsRoute('/docs/:file', 'file'),
	],
};
