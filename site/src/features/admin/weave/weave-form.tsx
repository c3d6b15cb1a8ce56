import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { type FamilyName, familyNames, type LayoutName, layoutNames } from '@sumu/contract/weave';
import { Dices, Undo2 } from 'lucide-react';
import { type SubmitEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { sitePaths } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton, TextLink } from '../../../ui/text-link';
import { useRefreshAndNotify } from '../forms/use-entry-command';
import { WithSettings } from '../settings/components/with-settings';
import { PageBar } from '../ui/page-bar';
import { Select } from '../ui/select';
import { useLeaveGuard } from '../ui/use-leave-guard';
import { adminWords } from '../words';
import { Cloth } from './cloth';
import { Dial, type TurnedDial } from './dial';
import {
	firstDraft,
	newSeed,
	type PatternDraft,
	shufflePattern,
	validatePatternDraft,
} from './pattern';
import {
	ChangedMeanwhile,
	type PlacementSelection,
	patternPlacements,
	placementNames,
	saveWoven,
} from './save-woven';
import { YarnField } from './yarn-field';

const leaveQuestion = {
	title: 'Leave without saving?',
	text: 'Your pattern isn’t saved yet.',
	action: 'Leave',
	destroys: true,
};

const familyLabels: Readonly<Record<FamilyName, string>> = {
	jamdani: 'Jamdani: motifs scattered on a plain field',
	ikat: 'Ikat: lozenges dyed into the warp',
	twill: 'Twill: diagonal stripes',
	gamcha: 'Gamcha: checks',
	kilim: 'Kilim: medallions in steps',
	kantha: 'Kantha: ripples of running stitches',
};
const layoutLabels: Readonly<Record<LayoutName, string>> = {
	straight: 'Straight: rows aligned',
	brick: 'Shifted: every second row by half',
	mirrored: 'Mirrored: the same from both sides',
};
const screenTitle = 'Weave';

const dialNames: readonly TurnedDial[] = ['motif', 'richness', 'border'];

const defaultPlacements: PlacementSelection = {
	heroPicture: true,
	icon: true,
	footerMark: false,
	border: true,
	lost: true,
};

/** The preview follows every control at once; saving puts the pictures on the site. */
function WeaveForm({ site }: { site: Site }) {
	const baseSettings = useRef<Pick<Site, 'heroPicture' | 'brand' | 'updated'>>(site);
	const [draft, setDraft] = useState(() => firstDraft(site));
	const [before, setBefore] = useState<PatternDraft | null>(null);
	const [uses, setUses] = useState(defaultPlacements);
	const [state, setState] = useState<'idle' | 'changed' | 'saving' | 'saved'>('idle');
	const [failure, setFailure] = useState('');
	const refreshAndNotify = useRefreshAndNotify();
	const { pattern, errors } = useMemo(() => validatePatternDraft(draft), [draft]);
	// The last valid pattern, shown while a field is invalid.
	const [validPattern, setValidPattern] = useState(pattern);
	const deferredPattern = useDeferredValue(validPattern);
	useLeaveGuard(state === 'changed' || state === 'saving', leaveQuestion);

	function updateDraft(part: Partial<PatternDraft>) {
		const next = { ...draft, ...part };
		setDraft(next);
		setValidPattern((now) => validatePatternDraft(next).pattern ?? now);
		setState('changed');
	}
	function shuffleDraft() {
		setBefore(draft);
		updateDraft(shufflePattern(draft));
	}
	function undoShuffle() {
		if (before) updateDraft({ ...before, name: draft.name });
		setBefore(null);
	}

	async function savePattern(event: SubmitEvent) {
		event.preventDefault();
		if (state === 'saving' || !pattern) return;
		setState('saving');
		setFailure('');
		try {
			baseSettings.current = await saveWoven(pattern, uses, baseSettings.current);
			// Changes made during the save are still unsaved.
			setState((now) => (now === 'saving' ? 'saved' : now));
			refreshAndNotify('Saved to your media library');
		} catch (error) {
			if (error instanceof ChangedMeanwhile) baseSettings.current = error.current;
			setState('changed');
			setFailure(error instanceof Error ? error.message : String(error));
		}
	}

	return (
		<form onSubmit={savePattern} aria-label={screenTitle} noValidate>
			<PageBar
				title={screenTitle}
				status={!pattern ? 'A field needs your attention.' : state === 'saved' && 'Saved'}
			>
				{state === 'saved' && (
					<TextLink to={sitePaths.home.at()} target="_blank">
						{adminWords.viewOnSite}
					</TextLink>
				)}
				<Button type="submit" size="compact" aria-disabled={state === 'saving' || !pattern}>
					{state === 'saving' ? 'Saving…' : 'Save'}
				</Button>
			</PageBar>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
				columnGap="8"
			>
				{deferredPattern && <Cloth pattern={deferredPattern} />}
				<Box display="grid" gap="6" alignContent="start" paddingBlock={{ base: '4', xl: '8' }}>
					<FormFailure message={failure} />
					<Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
						<Button variant="outline" size="compact" onClick={shuffleDraft}>
							<Dices size={18} aria-hidden />
							Shuffle
						</Button>
						{before && (
							<Button variant="outline" size="compact" onClick={undoShuffle}>
								<Undo2 size={18} aria-hidden />
								Undo shuffle
							</Button>
						)}
					</Box>
					<Field label="Name in the pattern" error={errors.get('name')}>
						{(control) => (
							<Input
								{...control}
								value={draft.name}
								autoComplete="off"
								onChange={(event) => updateDraft({ name: event.target.value })}
							/>
						)}
					</Field>
					<Field label="Pattern">
						{(control) => (
							<Select
								{...control}
								value={draft.family}
								onChange={(event) => updateDraft({ family: event.target.value as FamilyName })}
							>
								{familyNames.map((name) => (
									<option key={name} value={name}>
										{familyLabels[name]}
									</option>
								))}
							</Select>
						)}
					</Field>
					<YarnField yarns={draft.colours} onDye={(colours) => updateDraft({ colours })} />
					<Field label="Symmetry">
						{(control) => (
							<Select
								{...control}
								value={draft.layout}
								onChange={(event) => updateDraft({ layout: event.target.value as LayoutName })}
							>
								{layoutNames.map((name) => (
									<option key={name} value={name}>
										{layoutLabels[name]}
									</option>
								))}
							</Select>
						)}
					</Field>
					{dialNames.map((name) => (
						<Dial
							key={name}
							name={name}
							value={draft[name]}
							onTurn={(value) => updateDraft({ [name]: value })}
						/>
					))}
					<Field
						label="Seed (the same number always gives the same pattern)"
						error={errors.get('seed')}
					>
						{(control) => (
							<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
								<Input
									{...control}
									value={draft.seed}
									inputMode="numeric"
									autoComplete="off"
									maxWidth="160px"
									onChange={(event) => updateDraft({ seed: event.target.value })}
								/>
								<TextButton onClick={() => updateDraft({ seed: newSeed() })}>
									Another seed
								</TextButton>
							</Box>
						)}
					</Field>
					<Box as="fieldset" display="grid" justifyItems="start">
						<Box as="legend" textStyle="label" marginBottom="2">
							Use as
						</Box>
						{placementNames.map((place) => (
							<Checkbox
								key={place}
								label={patternPlacements[place].label}
								checked={uses[place]}
								onChange={(event) => {
									setUses((now) => ({ ...now, [place]: event.target.checked }));
									setState('changed');
								}}
							/>
						))}
						<Box as="p" textStyle="small" color="muted" maxWidth="measure" marginTop="2">
							All four pictures are added to your media library. The ones they replace stay there
							too.
						</Box>
					</Box>
				</Box>
			</Box>
		</form>
	);
}

/** Screen of the pattern generator. */
export default function WeaveScreen() {
	return <WithSettings title={screenTitle}>{(site) => <WeaveForm site={site} />}</WithSettings>;
}
