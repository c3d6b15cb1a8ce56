import { Box } from '@chakra-ui/react';
import { projectCategories, projectFeatures } from '@sumu/contract';
import { ChoiceField, LineField, Pair, TextField } from './components/form-fields';
import type { Editor } from './entry-form/use-entry-form';

const categories = [
	['', 'None'],
	...projectCategories.map((name) => [name, name] as const),
] as const;
const features = Array.from({ length: projectFeatures }, (_, index) => index);

/** The fields of a project; its live link cannot be changed later. */
export function ProjectFields({ editor, isNew }: { editor: Editor; isNew: boolean }) {
	return (
		<>
			<LineField editor={editor} name="projectsName" label="Project name" />
			<Pair>
				<LineField
					editor={editor}
					name="projectsLiveLink"
					label="Live Link"
					type="url"
					readOnly={!isNew}
					placeholder="https://"
				/>
				<LineField editor={editor} name="projectTheme" label="Project Theme" />
				<LineField editor={editor} name="frontend" label="Front-end" />
				<LineField editor={editor} name="backend" label="Back-end" />
				<LineField
					editor={editor}
					name="projectPrice"
					label="Project Price"
					type="number"
					inputMode="decimal"
					step="any"
					placeholder="In dollars; 0 is free"
				/>
				<LineField editor={editor} name="projectDelivery" label="Delivery" placeholder="4 Weeks" />
			</Pair>
			<ChoiceField editor={editor} name="category" label="Category" choices={categories} />
			<Box as="fieldset" display="grid" gap="6">
				<Box as="legend" textStyle="h4" fontSize="1.25rem" marginBottom="4">
					Four features
				</Box>
				<Pair>
					{features.map((index) => (
						<LineField
							key={index}
							editor={editor}
							name={`projectFeature.${index}`}
							label={`Feature ${index + 1}`}
						/>
					))}
				</Pair>
			</Box>
			<TextField editor={editor} name="projectsDescription" label="Description" rows={7} />
		</>
	);
}
