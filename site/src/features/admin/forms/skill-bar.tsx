import { Box } from '@chakra-ui/react';
import { messages, type SkillForm } from '@sumu/contract';
import { useWatch } from 'react-hook-form';
import { ProgressBar } from '../ui/progress-bar';
import type { EntryControl } from './entry-form/definition';

/** Bar of the typed skill, as the site draws it. */
export function SkillBar({ control }: { control: EntryControl<SkillForm> }) {
	const { skillName, level = '', percentage } = useWatch({ control });
	return (
		<Box display="grid" gap="2" paddingTop="2">
			<Box display="flex" justifyContent="space-between" gap="4" textStyle="ui">
				<Box as="span" fontWeight="strong" truncate>
					{skillName || 'The skill'}
				</Box>
				<Box as="span" color="muted" flexShrink="0">
					{messages.skillLevel(level)}
				</Box>
			</Box>
			<ProgressBar part={Number(percentage) / 100 || 0} label="As the site shows it" />
		</Box>
	);
}
