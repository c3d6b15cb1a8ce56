interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/** Adds to a file of the media library its owner, and the placeholder shown while it loads. */
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
