interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/** Gives a file of the media library the miniature that stands in for it while it loads. */
export default (plugin: UploadPlugin) => {
	plugin.contentTypes.file.schema.attributes.placeholder = {
		type: 'text',
		configurable: false,
		searchable: false,
	};
	return plugin;
};
