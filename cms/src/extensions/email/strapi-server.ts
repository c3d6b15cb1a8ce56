interface Route {
	handler: string;
}
interface EmailPlugin {
	routes: { admin: { routes: Route[] }; 'content-api': unknown };
}

/**
 * Removes the plugin's calls that send any e-mail to any address: every helper, whatever their role, could write in the
 * owner's name.
 */
export default (plugin: EmailPlugin) => {
	const { admin } = plugin.routes;
	admin.routes = admin.routes.filter(({ handler }) => handler !== 'email.send');
	plugin.routes['content-api'] = { type: 'content-api', routes: [] };
	return plugin;
};
