interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/** Gives a file of the media library the miniature that stands in for it while it loads, and its owner. */
export default (plugin: UploadPlugin) => {
	const { attributes } = plugin.contentTypes.file.schema;
	attributes.placeholder = { type: 'text', configurable: false, searchable: false };
	attributes.owner = {
		type: 'string',
		maxLength: 80,
		private: true,
		configurable: false,
		searchable: false,
	};
	return plugin;
};
