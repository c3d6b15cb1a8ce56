import { addProject, messages, projectFeatures, projectFormSchema } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import { useEntryForm } from './entry-form/use-entry-form';
import { ProjectFields } from './project-fields';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

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
	const entry = useEntryForm({
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
			entry={entry}
			aside={<PictureField entry={entry} label="Cover picture" cropHint={cropHints.project} />}
		>
			<ProjectFields entry={entry} isNew />
		</FormScreen>
	);
}
