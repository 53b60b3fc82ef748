import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { entries } from 'idb-keyval';
import { expect, test } from 'vitest';
