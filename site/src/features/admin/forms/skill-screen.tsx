import { Box } from '@chakra-ui/react';
import { messages, type SkillGroup } from '@sumu/contract';
import { useWatch } from 'react-hook-form';
import { Threads } from '../ui/progress-bar';
import { ChoiceField, LineField, Pair } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { slots } from './crop-hints';
import type { Editor } from './entry-form/use-entry-form';

const groups: [SkillGroup, string][] = [
	['frontend', 'Front-end'],
	['backend', 'Back-end'],
	['database', 'Database'],
	['hosting', 'Hosting'],
	['tools', 'Tools'],
];

/** The fields of a skill, and its bar as the site draws it. */
export function SkillScreen({
	editor,
	title,
	save,
}: {
	editor: Editor;
	title: string;
	save: string;
}) {
	return (
		<FormScreen
			title={title}
			save={save}
			editor={editor}
			aside={<PictureField editor={editor} label="Skill photo" slot={slots.skill} />}
		>
			<LineField editor={editor} name="skillName" label="Skill name" />
			<Pair>
				<LineField
					editor={editor}
					name="percentage"
					label="Percentage"
					type="number"
					inputMode="decimal"
					step="any"
				/>
				<LineField editor={editor} name="level" label="Level (optional)" />
			</Pair>
			<ChoiceField editor={editor} name="group" label="Group" choices={groups} />
			<Bar editor={editor} />
		</FormScreen>
	);
}

function Bar({ editor: { control } }: { editor: Editor }) {
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
			<Threads part={Number(percentage) / 100 || 0} label="As the site shows it" />
		</Box>
	);
}
