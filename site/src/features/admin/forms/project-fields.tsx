import { Box } from '@chakra-ui/react';
import { projectCategories, projectFeatures } from '@sumu/contract';
import { ChoiceField, LineField, Pair, TextField } from './components/form-fields';
import type { EntryForm } from './entry-form/use-entry-form';

const categories = [
	['', 'None'],
	...projectCategories.map((name) => [name, name] as const),
] as const;
const features = Array.from({ length: projectFeatures }, (_, index) => index);

/** The fields of a project; its live link cannot be changed later. */
export function ProjectFields({ entry, isNew }: { entry: EntryForm; isNew: boolean }) {
	return (
		<>
			<LineField entry={entry} name="projectsName" label="Project name" />
			<Pair>
				<LineField
					entry={entry}
					name="projectsLiveLink"
					label="Live Link"
					type="url"
					readOnly={!isNew}
					placeholder="https://"
				/>
				<LineField entry={entry} name="projectTheme" label="Project Theme" />
				<LineField entry={entry} name="frontend" label="Front-end" />
				<LineField entry={entry} name="backend" label="Back-end" />
				<LineField
					entry={entry}
					name="projectPrice"
					label="Project Price"
					type="number"
					inputMode="decimal"
					step="any"
					placeholder="In dollars; 0 is free"
				/>
				<LineField entry={entry} name="projectDelivery" label="Delivery" placeholder="4 Weeks" />
			</Pair>
			<ChoiceField entry={entry} name="category" label="Category" choices={categories} />
			<Box as="fieldset" display="grid" gap="6">
				<Box as="legend" textStyle="h4" fontSize="1.25rem" marginBottom="4">
					Four features
				</Box>
				<Pair>
					{features.map((index) => (
						<LineField
							key={index}
							entry={entry}
							name={`projectFeature.${index}`}
							label={`Feature ${index + 1}`}
						/>
					))}
				</Pair>
			</Box>
			<TextField entry={entry} name="projectsDescription" label="Description" rows={7} />
		</>
	);
}
