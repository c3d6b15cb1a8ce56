import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import type { Path } from 'react-hook-form';
import { TickBox } from '../../ui/tick-box';
import type { DraftControl, SettingsDraft } from '../settings-draft';

/** Checkbox with a label and an optional help text. */
export function TickField({
	form,
	name,
	label,
	help,
}: {
	form: DraftControl;
	name: Path<SettingsDraft>;
	label: string;
	help?: string | undefined;
}) {
	const id = useId();
	return (
		<Box asChild display="flex" gap="3" alignItems="start" minHeight="compact" cursor="pointer">
			<label>
				<TickBox {...form.register(name)} marginTop="1" aria-describedby={help && id} />
				<span>
					<Box as="span" display="block" textStyle="ui">
						{label}
					</Box>
					{help && (
						<Box as="span" id={id} textStyle="small" color="muted">
							{help}
						</Box>
					)}
				</span>
			</label>
		</Box>
	);
}
