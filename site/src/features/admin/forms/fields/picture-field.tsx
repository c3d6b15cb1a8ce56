import { useController } from 'react-hook-form';
import { LibraryPicker } from '../../library/library-picker';
import { PictureBox } from '../../ui/picture-box';
import type { CropHint } from '../../ui/picture-preview';
import type { EntryFields } from '../entry-form/use-entry-form';

interface Props<Form> {
	entry: EntryFields<Form>;
	label: string;
	cropHint: CropHint;
}

function Picture<Form>({
	entry: { control },
	picture,
	label,
	cropHint,
}: Props<Form> & { picture: NonNullable<EntryFields<Form>['picture']> }) {
	const { field } = useController({ control, name: picture.name });
	const storedAddress = typeof field.value === 'string' ? field.value : '';
	return (
		<PictureBox
			label={label}
			cropHint={cropHint}
			address={picture.chosen?.preview ?? storedAddress}
			name={picture.chosen?.file.name}
			error={picture.error}
			part={picture.part}
			buttonRef={field.ref}
			onChoose={picture.choose}
			onRemove={picture.remove}
		>
			{picture.part === null && <LibraryPicker onChoose={picture.take} />}
		</PictureBox>
	);
}

/** Picture of a form, uploaded when the form is saved. */
export const PictureField = <Form,>(props: Props<Form>) =>
	props.entry.picture && <Picture {...props} picture={props.entry.picture} />;
