import { imageManipulation } from '../../media/image-manipulation';

interface UploadPlugin {
	contentTypes: { file: { schema: { attributes: Record<string, object> } } };
	services: { 'image-manipulation': object };
}

export default (plugin: UploadPlugin) => {
	plugin.contentTypes.file.schema.attributes.placeholder = {
		type: 'text',
		configurable: false,
		searchable: false,
	};
	Object.assign(plugin.services['image-manipulation'], imageManipulation);
	return plugin;
};
