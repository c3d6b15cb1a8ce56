import { serviceToEdit } from '../../features/admin/forms/api/entry-queries';
import { AddService, UpdateService } from '../../features/admin/forms/service-form';
import { createEntryFormRoute } from './entry-form-route';

const { clientLoader, EntryFormScreen } = createEntryFormRoute({
	toEdit: serviceToEdit,
	Add: AddService,
	renderUpdate: (service) => <UpdateService service={service} />,
});

export { clientLoader, EntryFormScreen as default };
