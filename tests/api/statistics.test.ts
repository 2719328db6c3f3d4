import { describe, expect, it } from 'vitest';
import { calls } from '../../api/contract/index.ts';
import { stocksPath } from '../../api/contract/call.ts';
import { openDatabase } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { appendSaleLines } from '../../db/sale-lines.ts';
import { type CallOptions, type TestApi, testApi } from '../support/api.ts';
import { addProduct, lineOf } from '../support/catalogue.ts';
import { memoryDatabase } from '../support/databases.ts';
