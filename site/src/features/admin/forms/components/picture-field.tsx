import { useController } from 'react-hook-form';
import { PictureBox } from '../../ui/picture-box';
import type { CropHint } from '../../ui/picture-preview';
import type { EntryForm } from '../entry-form/use-entry-form';

/** The picture of a form, uploaded with it. */
export function PictureField({
	entry: { control, picture, sending },
	label,
	cropHint,
}: {
	entry: EntryForm;
	label: string;
	cropHint: CropHint;
}) {
	const { field } = useController({ control, name: picture.name });
	const kept = typeof field.value === 'string' ? field.value : '';
	return (
		<PictureBox
			label={label}
			cropHint={cropHint}
			address={picture.chosen?.preview ?? kept}
			name={picture.chosen?.file.name}
			error={picture.error}
			part={sending.phase.name === 'uploading' ? sending.phase.part : null}
			buttonRef={field.ref}
			onChoose={picture.choose}
			onRemove={picture.remove}
		/>
	);
}
