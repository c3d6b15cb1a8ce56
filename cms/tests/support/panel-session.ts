import { inject } from 'vitest';
import { newAddress } from './api.ts';
import './provided.ts';
import { panelTokenOf } from './reviews-at-once.ts';

/** The owner's in the panel of the server all files share. It lapses after half an hour, so each file signs in. */
export const ownerPanelToken = await panelTokenOf(inject('url'), newAddress());
