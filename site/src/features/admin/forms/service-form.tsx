import {
	addService,
	messages,
	type Service,
	serviceFormSchema,
	serviceUpdateSchema,
	updateService,
} from '@sumu/contract';
import { useState } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { changedPicture } from './changed-picture';
import { LineField, TextField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { slots } from './crop-hints';
import { type Editor, useEditor } from './entry-form/use-entry-form';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const empty = { servicesHeader: '', servicesDescription: '', img: '' };

function Screen({ editor, title, save }: { editor: Editor; title: string; save: string }) {
	return (
		<FormScreen
			title={title}
			save={save}
			editor={editor}
			aside={<PictureField editor={editor} label="Picture" slot={slots.service} />}
		>
			<LineField editor={editor} name="servicesHeader" label="Service name" />
			<TextField editor={editor} name="servicesDescription" label="Description" rows={7} />
		</FormScreen>
	);
}

export function AddService() {
	const editor = useEditor({
		name: 'service',
		schema: serviceFormSchema,
		initial: empty,
		picture: 'img',
		send: (body) => callAsUser(addService, { body }),
		onSaved: useSaved(messages.servicesAdded),
	});
	return <Screen editor={editor} title="Add Service" save="Save service" />;
}

export function UpdateService({ service }: { service: Service }) {
	const { _id: id, servicesHeader, servicesDescription, img } = service;
	const [initial] = useState({ servicesHeader, servicesDescription, img });
	const editor = useEditor({
		name: `service-${id}`,
		schema: serviceUpdateSchema,
		initial,
		picture: 'img',
		prepare: withoutEmpty('img'),
		send: (body) =>
			callAsUser(updateService, {
				params: { id },
				body: { ...body, img: changedPicture(img, body.img) },
			}),
		onSaved: useSaved(messages.updated, sumuPaths.manageServices.at()),
	});
	return <Screen editor={editor} title="Update Service" save="Update service" />;
}
