import { Box } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusWithin } from '../../../../../lib/document/use-focus-within';
import { useWords } from '../../../../../lib/words/use-words';
import { Button } from '../../../../../ui/button';
import { FormFailure } from '../../../../../ui/form-failure';

/** Form of one step: fields, error message, submit and cancel. Focuses its first field. */
export function StepForm({
	label,
	form,
	action,
	pending,
	failure,
	onLeave,
	children,
}: {
	label: string;
	form: ComponentProps<'form'>;
	action: string;
	pending: boolean;
	failure: string;
	onLeave: () => void;
	children: ReactNode;
}) {
	const { say } = useWords();
	const ref = useFocusWithin<HTMLDivElement>('input:not([hidden])');
	return (
		<Box ref={ref} maxWidth="512px">
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label={label}>
					{children}
					<FormFailure message={failure} />
					<Box display="flex" flexWrap="wrap" gap="3">
						<Button type="submit" aria-disabled={pending}>
							{pending ? say('One moment…') : action}
						</Button>
						<Button variant="outline" onClick={onLeave}>
							{say('Cancel')}
						</Button>
					</Box>
				</form>
			</Box>
		</Box>
	);
}
