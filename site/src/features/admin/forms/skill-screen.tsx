import { Box } from '@chakra-ui/react';
import { messages, type SkillGroup } from '@sumu/contract';
import { useWatch } from 'react-hook-form';
import { ProgressBar } from '../ui/progress-bar';
import { ChoiceField, LineField, Pair } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import type { EntryForm } from './entry-form/use-entry-form';

const groups: [SkillGroup, string][] = [
	['frontend', 'Front-end'],
	['backend', 'Back-end'],
	['database', 'Database'],
	['hosting', 'Hosting'],
	['tools', 'Tools'],
];

/** The fields of a skill, and its bar as the site draws it. */
export function SkillScreen({
	entry,
	title,
	save,
}: {
	entry: EntryForm;
	title: string;
	save: string;
}) {
	return (
		<FormScreen
			title={title}
			save={save}
			entry={entry}
			aside={<PictureField entry={entry} label="Skill photo" cropHint={cropHints.skill} />}
		>
			<LineField entry={entry} name="skillName" label="Skill name" />
			<Pair>
				<LineField
					entry={entry}
					name="percentage"
					label="Percentage"
					type="number"
					inputMode="decimal"
					step="any"
				/>
				<LineField entry={entry} name="level" label="Level (optional)" />
			</Pair>
			<ChoiceField entry={entry} name="group" label="Group" choices={groups} />
			<Bar entry={entry} />
		</FormScreen>
	);
}

function Bar({ entry: { control } }: { entry: EntryForm }) {
	const { skillName, level, percentage } = useWatch({ control });
	return (
		<Box display="grid" gap="2" paddingTop="2">
			<Box display="flex" justifyContent="space-between" gap="4" textStyle="ui">
				<Box as="span" fontWeight="strong" truncate>
					{skillName || 'The skill'}
				</Box>
				<Box as="span" color="muted" flexShrink="0">
					{messages.skillLevel(String(level ?? ''))}
				</Box>
			</Box>
			<ProgressBar part={Number(percentage) / 100 || 0} label="As the site shows it" />
		</Box>
	);
}
