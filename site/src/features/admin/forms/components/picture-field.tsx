import { useController } from 'react-hook-form';
import { PictureBox } from '../../ui/picture-box';
import type { Slot } from '../../ui/picture-preview';
import type { Editor } from '../entry-form/use-entry-form';

/** The picture of a form, uploaded with it. */
export function PictureField({
	editor: { control, picture, sending },
	label,
	slot,
}: {
	editor: Editor;
	label: string;
	slot: Slot;
}) {
	const { field } = useController({ control, name: picture.name });
	const kept = typeof field.value === 'string' ? field.value : '';
	return (
		<PictureBox
			label={label}
			slot={slot}
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
