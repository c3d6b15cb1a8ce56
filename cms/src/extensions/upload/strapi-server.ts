import { guardMediaQuery } from '../../panel/content-manager/read-permissions';

interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object>; indexes: object[] } } };
	routes: { admin: { routes: { path: string; config: { middlewares?: unknown[] } }[] } };
}

/** Adds an owner and a loading placeholder to the files of the media library, and a guard to its calls. */
export default (plugin: UploadPlugin) => {
	const { attributes, indexes } = plugin.contentTypes.file.schema;
	const hiddenText = { type: 'text', private: true, configurable: false, searchable: false };
	attributes.placeholder = { type: 'text', configurable: false, searchable: false };
	attributes.owner = {
		type: 'string',
		maxLength: 80,
		private: true,
		configurable: false,
		searchable: false,
	};
	attributes.contentKey = { ...hiddenText, type: 'string', maxLength: 64 };
	indexes.push({ name: 'files_content_key_uq', columns: ['content_key'], type: 'unique' });
	attributes.formerKeys = { ...hiddenText };
	for (const { path, config } of plugin.routes.admin.routes)
		if (/^\/(?:files|folder)/.test(path))
			config.middlewares = [guardMediaQuery, ...(config.middlewares ?? [])];
	return plugin;
};
