import { openApiDocument } from '@/contract/openapi';
import { version } from '../../package.json';

let made: string | undefined;

/** Returns the OpenAPI document of every call as JSON; it is made when somebody asks first. */
export function apiDocument(): string {
  made ??= JSON.stringify(openApiDocument(version));
  return made;
}
