const route = (path: string, action: string) => ({
	method: 'GET',
	path,
	handler: `docs.${action}`,
	config: { auth: false },
});

export default {
	routes: [
		route('/docs', 'page'),
		route('/docs/openapi.json', 'document'),
		route('/docs/viewer.js', 'script'),
		route('/docs/:file', 'file'),
	],
};
