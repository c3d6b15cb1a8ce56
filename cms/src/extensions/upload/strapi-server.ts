interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/** Adds an owner and a loading placeholder to the files of the media library. */
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
