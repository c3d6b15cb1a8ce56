import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { control } from '../theme/recipes/control';

export const Input = chakra('input', control);
export const TextArea = chakra('textarea', control, { defaultProps: { rows: 5 } });

/** Props that link a control to its label and error. */
interface ControlProps {
	id: string;
	'aria-invalid': boolean;
	'aria-describedby': string | undefined;
}

/** A labelled control with its error message. */
export function Field({
	label,
	error,
	children,
}: {
	label: string;
	error?: string | undefined;
	children: (control: ControlProps) => ReactNode;
}) {
	const id = useId();
	const errorId = `${id}-error`;
	return (
		<Box display="flex" flexDirection="column" gap="2">
			<Box asChild textStyle="label">
				<label htmlFor={id}>{label}</label>
			</Box>
			{children({
				id,
				'aria-invalid': Boolean(error),
				'aria-describedby': error ? errorId : undefined,
			})}
			{error && (
				<Box id={errorId} display="flex" gap="2" color="danger" textStyle="label">
					<CircleAlert size={18} aria-hidden />
					{error}
				</Box>
			)}
		</Box>
	);
}
