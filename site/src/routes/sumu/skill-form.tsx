import { skillToEdit } from '../../features/admin/forms/api/entry-queries';
import { AddSkill, UpdateSkill } from '../../features/admin/forms/skill-form';
import { createEntryFormRoute } from './entry-form-route';

const { clientLoader, EntryFormScreen } = createEntryFormRoute({
	toEdit: skillToEdit,
	Add: AddSkill,
	renderUpdate: (skill) => <UpdateSkill skill={skill} />,
});

export { clientLoader, EntryFormScreen as default };
