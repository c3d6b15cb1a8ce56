import { addProject, messages, projectFeatures, projectFormSchema } from '@sumu/contract';
import { callAsUser } from '../../../lib/api';
import { useEditor } from '../../../lib/editor/use-editor';
import { FormScreen } from '../../../ui/sumu/form-screen';
import { PictureField } from '../../../ui/sumu/picture-field';
import { slots } from '../slots';
import { useSaved } from '../use-saved';
import { withoutEmpty } from '../without-empty';
import { ProjectFields } from './project-fields';

const empty = {
	projectsName: '',
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: '',
	projectDelivery: '',
	category: '',
	projectFeature: Array<string>(projectFeatures).fill(''),
	projectsDescription: '',
	image: '',
};

export function AddProject() {
	const editor = useEditor({
		name: 'project',
		schema: projectFormSchema,
		initial: empty,
		picture: 'image',
		prepare: withoutEmpty('category'),
		send: (body) => callAsUser(addProject, { body }),
		onSaved: useSaved(messages.productAdded),
	});
	return (
		<FormScreen
			title="Add Project"
			save="Save project"
			editor={editor}
			aside={<PictureField editor={editor} label="Cover picture" slot={slots.project} />}
		>
			<ProjectFields editor={editor} isNew />
		</FormScreen>
	);
}
